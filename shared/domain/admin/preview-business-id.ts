/** The business of the preview where the admin has none of that type; no real id, so nothing of anybody can be under it. */
export const previewBusinessId = '00000000-0000-4000-8000-000000000000';
/** Whether a business is the sample of a preview, which the server knows nothing of. */
export const isPreviewBusiness = (businessId: string) => businessId === previewBusinessId;
