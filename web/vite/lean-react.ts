import type { Plugin } from 'vite';
import { edited } from './edited.ts';

/** What the app does without, by the names of React's own functions: animated transitions and refs to fragments. */
const unused = /^(\w*ViewTransition\w*|\w*FragmentInstance\w*)$/;
const unusedMethod = /^(ViewTransitionPseudoElement|FragmentInstance)\.prototype\.\w+ =/;
/** Using them again has to stop the build, not the page. */
const used = /\bViewTransition\b|<Fragment [^>]*\bref=/;

/**
 * Empties two features of React DOM that nobody here uses, 4 kB of what every visitor downloads. Their functions do
 * nothing anyway while there is no `<ViewTransition>` and no `<Fragment ref>`.
 */
export const leanReact = (): Plugin => ({
  name: 'lean-react',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('/web/src/') && used.test(code))
      this.error(`lean-react.ts leaves out what ${id} uses`);
    if (!id.endsWith('/react-dom-client.production.js')) return;
    const edits = this.parse(code).body.flatMap((node) => {
      if (node.type === 'FunctionDeclaration' && unused.test(node.id?.name ?? ''))
        return node.body ? [{ start: node.body.start, end: node.body.end, text: '{}' }] : [];
      return node.type === 'ExpressionStatement' &&
        unusedMethod.test(code.slice(node.start, node.end))
        ? [{ start: node.start, end: node.end, text: ';' }]
        : [];
    });
    // React 19.3 has 39; far fewer means that it was rewritten and nothing is saved any more.
    if (edits.length < 30) this.error('React DOM has other names now; see lean-react.ts');
    return { code: edited(code, edits), map: null };
  },
});
