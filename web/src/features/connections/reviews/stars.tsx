const outline = 'M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.5l-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z';

/** Stars out of five, with their number for a screen reader; a part of a star is rounded. */
export const Stars = ({ stars }: { stars: number }) => (
  <span className="stars" role="img" aria-label={`${stars} of 5 stars`}>
    {[1, 2, 3, 4, 5].map((nth) => (
      <svg key={nth} viewBox="0 0 24 24" aria-hidden="true" data-full={nth <= Math.round(stars)}>
        <path d={outline} />
      </svg>
    ))}
  </span>
);
