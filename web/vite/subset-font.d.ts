declare module 'subset-font' {
  function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes?: Record<string, { min: number; max: number }>;
    },
  ): Promise<Buffer>;

  // biome-ignore lint/style/noDefaultExport: the package exports it so
  export { subsetFont as default };
}
