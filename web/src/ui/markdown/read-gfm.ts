import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** The part of remark's plugin interface that is used here. */
type Processor = {
  data: () => {
    settings?: unknown;
    micromarkExtensions?: unknown[];
    fromMarkdownExtensions?: unknown[];
  };
};

/**
 * A remark plugin: tables, task lists, strikethrough and bare links as GitHub reads them. It is the reading half of
 * remark-gfm, whose other half writes Markdown and would weigh 7 kB.
 */
export function readGfm(this: Processor) {
  const data = this.data();
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push(gfm());
  data.fromMarkdownExtensions ??= [];
  data.fromMarkdownExtensions.push(gfmFromMarkdown());
}
