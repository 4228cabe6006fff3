// Loaded before every command of this project: an older Node would only say that it knows no files named .ts.
if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `\n  Sevenhands needs Node 24, and this is Node ${process.versions.node}. Run "npm ci" once, then start every command through npm ("npm start", "npm run …"): it uses the Node 24 that is installed with the dependencies.\n`,
  );
  process.exit(1);
}
