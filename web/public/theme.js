// See src/ui/theme-switch.tsx
const { dataset } = document.documentElement;
try {
  const { theme } = localStorage;
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
} catch {}
if (!location.pathname.startsWith('/dashboard')) dataset.start = 'bare';
