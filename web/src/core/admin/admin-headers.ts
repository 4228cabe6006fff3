import { currentPreview } from './admin-preview.ts';

type Headers = Record<string, string>;
let headersOfPage = (): Headers => ({});

/** Adds what every request of the admin area says of the page it comes from; read at each call. */
export const addAdminHeaders = (headers: () => Headers) => {
  headersOfPage = headers;
};

/** The marker that makes the server refuse writes while previewing, and what the admin area adds. */
export const adminHeaders = (): Headers => {
  const preview = currentPreview();
  return { ...(preview && { 'x-preview': preview.plan }), ...headersOfPage() };
};
