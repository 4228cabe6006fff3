import Eye from '@lucide/icons/icons/eye';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { previewName } from '#shared/domain/admin/admin-preview.ts';
import { accountQuery } from '#web/core/account.ts';
import { setPreview, usePreview } from '#web/core/preview.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import './preview-banner.css';

/** Says that an admin is looking through somebody else's eyes, and leads out of it. */
export const PreviewBanner = () => {
  const preview = usePreview();
  const { data } = useQuery({ ...accountQuery, enabled: preview !== null });
  const navigate = useNavigate();
  if (!preview) return null;
  const exit = () => {
    setPreview(null);
    void navigate(data?.account.is_admin ? '/admin' : '/dashboard');
  };
  return (
    <section className="preview-banner" aria-label="Preview">
      <Icon icon={Eye} />
      <p>
        <b>Preview Mode: Viewing as {previewName(preview.plan)} User</b>
        <small>
          {preview.business_type && `${preview.business_type}. `}
          Nothing is saved.
        </small>
      </p>
      <Button variant="outline" onClick={exit}>
        Exit Preview
      </Button>
    </section>
  );
};
