import dark from './pictures/answer-dark.webp';
import light from './pictures/answer-light.webp';

/** The product as it looks: an answer with a text to send, in the theme of the page. `npm run pictures` takes both pictures. */
export const ProductPicture = () => (
  <figure className="product-picture">
    {[light, dark].map((picture) => (
      // A lazy picture that is hidden is not loaded; the front page's head asks for the shown one at once.
      <img
        key={picture}
        src={picture}
        width={480}
        height={640}
        loading="lazy"
        alt="An answer from the Sales helper: 2 sentences of advice and a text to the customer, with blanks for names and the day."
      />
    ))}
    <figcaption>Sevenhands on a phone, with a sample question.</figcaption>
  </figure>
);
