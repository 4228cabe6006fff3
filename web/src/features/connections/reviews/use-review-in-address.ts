import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** The review that the address names, once; the address is emptied. */
export const useReviewInAddress = () => {
  const [search] = useSearchParams();
  const [asked] = useState(() => search.get('answer'));
  const navigate = useNavigate();
  useEffect(() => {
    if (asked) void navigate('/dashboard/reviews', { replace: true });
  }, [asked, navigate]);
  return asked;
};
