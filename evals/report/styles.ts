/** The styles of the page: light and dark, readable on a phone and in print. */
export const styles = `
:root { color-scheme: light dark; --line: light-dark(#d5d9de, #3a4048); --soft: light-dark(#5a6470, #9aa4b0); --bad: light-dark(#b3261e, #ff8a80); --note: light-dark(#fff3d6, #3b2f10); }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#fff, #14181d); color: light-dark(#1b2129, #e8ebef); }
main { max-width: 72rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; } h2 { margin-top: 3rem; font-size: 1.35rem; } h3 { margin-top: 2rem; font-size: 1.1rem; }
p, li { max-width: 46rem; }
.note { background: var(--note); padding: 0.75rem 1rem; border-radius: 0.5rem; }
.scroll { overflow-x: auto; margin: 1.5rem 0; }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
caption { text-align: left; font-weight: 600; font-size: 1rem; padding-bottom: 0.5rem; }
th, td { text-align: left; vertical-align: top; padding: 0.4rem 0.9rem 0.4rem 0; border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums; }
thead th { color: var(--soft); font-weight: 500; }
td { min-width: 5rem; }
tbody th { font-weight: 500; min-width: 11rem; }
small { display: block; color: var(--soft); font-weight: 400; }
tr.fails td:last-child { color: var(--bad); font-weight: 600; }
details { margin: 0.5rem 0; } summary { cursor: pointer; }
li { overflow-wrap: anywhere; }
`;
