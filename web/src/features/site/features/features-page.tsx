import { overview } from 'virtual:overview';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';

/** Each helper with what it is for, its subcategories and its first three jobs. */
export const FeaturesPage = () => (
  <>
    <section className="wrap prose prose-wide">
      <h1>Meet the 7 helpers</h1>
      <p className="lead">
        Each helper covers one part of your business and already knows what you’ve told us about it.
        Pick a ready-made prompt, or just ask.
      </p>
    </section>
    <div className="wrap helper-summaries">
      {overview.helpers.map(({ id, subcategories, examples }) => (
        <article key={id} id={id} data-helper={id}>
          <header>
            <HelperAvatar helper={id} size="lg" />
            <div>
              <h2>{helpers[id].name}</h2>
              <p className="helper-field">{helpers[id].field}</p>
            </div>
          </header>
          <p className="helper-summary-text">{helpers[id].description}</p>
          <div>
            <h3>Covers</h3>
            <ul className="subcategory-names">
              {subcategories.map((subcategory) => (
                <li key={subcategory}>{subcategory}</li>
              ))}
            </ul>
          </div>
          <div>
            <h3>Try asking</h3>
            <ul className="example-prompts">
              {examples.map(({ title, description }) => (
                <li key={title}>
                  <b>{title}</b>
                  <span>{description}</span>
                </li>
              ))}
            </ul>
          </div>
        </article>
      ))}
    </div>
    <section className="page-section dark-background cta-banner">
      <div className="wrap">
        <div>
          <h2>Put one to work today</h2>
          <p>Start free with 2 helpers, or try all 7 free for 7 days. No credit card needed.</p>
        </div>
        <p className="cta">
          <LinkButton variant="accent" to="/signup">
            Get Started
          </LinkButton>
        </p>
      </div>
    </section>
  </>
);
