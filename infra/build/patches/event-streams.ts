import type { BuildPatch } from './patch.ts';

const target = 'await import("@smithy/core/event-streams")';

/**
 * Removes the AWS SDK's code for event streams: no Lambda calls an operation that has one. The SDK imports it at run time,
 * and a bundler wraps everything such an import reaches in functions of their own, which are read twice and kept whole.
 */
export const eventStreams: BuildPatch = {
  name: 'event-streams',
  packages: { '@smithy/core': '3.41.0' },
  files: /@smithy\/core\/dist-es\/submodules\/protocols\/HttpProtocol\.js$/,
  targets: [target],
  edit: (code, _path, markFound) => {
    if (!code.includes(target)) return undefined;
    markFound(target);
    return code.replace(
      target,
      "(() => { throw new Error('Event streams are not part of this bundle') })()",
    );
  },
};
