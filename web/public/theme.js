// Runs before the first paint, so that a chosen theme never flashes. Everything else about themes is in src/ui/theme.tsx.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
