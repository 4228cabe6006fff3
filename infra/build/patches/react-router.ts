import { parseSync } from 'vite';
import type { BuildPatch } from './patch.ts';

/** Contexts that only the data, framework and server modes provide. */
const emptyContexts = [
  'DataRouterContext',
  'DataRouterStateContext',
  'FrameworkContext',
  'RSCRouterContext',
];

/** New bodies of functions whose remaining branches belong to the other modes. */
const functionBodies: Readonly<Record<string, string>> = {
  useNavigate: 'return useNavigateUnstable();',
  useRoutes: 'return useRoutesImpl(arguments[0], arguments[1]);',
  usePrefetchBehavior: 'return [false, null, {}];',
  PrefetchPageLinks: 'return null;',
  RSCErrorHandler: 'return null;',
  DefaultErrorComponent: 'return null;',
};

/** Removed statements: developer warnings, and assignments to a component, which a bundler counts as a use of it. */
const removedStatements = ['warning(', 'warningOnce(', '.displayName =', '.contextType ='];
/** Calls without side effects, which the bundler cannot tell by itself. */
const pureCalls = ['.forwardRef(', '.memo(', '.createContext('];
const dataRouterState = 'dataRouterState = dataRouterOpts';
const dataRouterBranch = 'dataRouterOpts &&';
/** Assertions, under the names the router's own bundler gave them. Their messages, meant for developers, are removed. */
const assertions = ['invariant(', 'invariant2('];

/**
 * Removes from the router what only its other modes need (data and server routers, prefetching, developer warnings), a third
 * of its code. The app uses one plain `<BrowserRouter>`, so the contexts of the other modes are always empty; with that
 * written into the code, the bundler removes the branches that are never reached.
 */
export const reactRouter: BuildPatch = {
  name: 'react-router',
  packages: { 'react-router': '7.18.5' },
  redirects: {
    'react-router': 'react-router/dist/production/index.mjs',
    'react-router/dom': 'react-router/dist/production/dom-export.mjs',
  },
  files: /\/react-router\/dist\/production\/.*\.mjs$/,
  targets: [
    ...emptyContexts.map((context) => `useContext(${context})`),
    ...Object.keys(functionBodies).map((name) => `${name}(`),
    ...removedStatements,
    ...pureCalls,
    dataRouterState,
    dataRouterBranch,
    ...assertions,
  ],
  edit: (code, path, markFound) => {
    const edits = editsOf(parseSync(path, code).program, code);
    for (const { target } of edits) markFound(target);
    return edits
      .toSorted((a, b) => b.start - a.start)
      .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
  },
};

type Node = Record<string, unknown> & { type: string; start: number; end: number };
/** Replaces the source from `start` to `end` by `text`; `target` is what was found there. */
type Edit = { start: number; end: number; text: string; target: string };

const editsOf = (program: object, code: string): Edit[] => {
  const edits: Edit[] = [];
  const visit = (node: Node) => {
    const edit = editOf(node, code);
    if (edit) edits.push(edit);
    else
      for (const child of Object.values(node).flat())
        if (child && typeof child === 'object' && 'type' in child) visit(child as Node);
  };
  visit(program as Node);
  return edits;
};

const editOf = (node: Node, code: string): Edit | undefined => {
  const { type, start, end } = node;
  const source = code.slice(start, end);
  if (type === 'FunctionDeclaration') return replaceBody(node);
  if (type === 'ExpressionStatement') {
    const target = removedStatements.find(
      (part) => source.startsWith(part) || assigns(source, part),
    );
    return target ? { start, end, text: ';', target } : undefined;
  }
  if (type === 'VariableDeclarator' && source.startsWith(dataRouterState))
    return { start, end, text: 'dataRouterState = null', target: dataRouterState };
  if (type === 'ConditionalExpression' && source.startsWith(dataRouterBranch))
    return { start, end, text: sourceOf(node.alternate as Node, code), target: dataRouterBranch };
  return type === 'CallExpression' ? editOfCall(node, code) : undefined;
};

const replaceBody = (declaration: Node): Edit | undefined => {
  const name = nameOf(declaration.id);
  const body = functionBodies[name];
  const { start, end } = declaration.body as Node;
  return body === undefined ? undefined : { start, end, text: `{ ${body} }`, target: `${name}(` };
};

const editOfCall = (call: Node, code: string): Edit | undefined => {
  const { start, end } = call;
  const callee = sourceOf(call.callee as Node, code);
  const [first] = call.arguments as Node[];
  const context = nameOf(first);
  if (/^React\d*\.useContext$/.test(callee) && emptyContexts.includes(context))
    return { start, end, text: 'null', target: `useContext(${context})` };
  const assertion = assertions.find((part) => part === `${callee}(`);
  if (assertion && first)
    return { start, end, text: `${assertion}${sourceOf(first, code)})`, target: assertion };
  const target = pureCalls.find(
    (part) => /^React\d*\.\w+$/.test(callee) && `${callee}(`.endsWith(part),
  );
  return target ? { start, end: start, text: '/* @__PURE__ */ ', target } : undefined;
};

/** Whether a statement assigns a property, given as `.name =`, of something. */
const assigns = (statement: string, property: string) =>
  statement.replace(/^\w+/, '').startsWith(`${property} `);
const sourceOf = ({ start, end }: Node, code: string) => code.slice(start, end);
const nameOf = (node: unknown) => (node as { name?: string } | null | undefined)?.name ?? '';
