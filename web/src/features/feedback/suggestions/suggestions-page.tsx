import { SuggestionForm } from './suggestion-form.tsx';

/** The suggestion box for everyone. */
export const SuggestionsPage = () => (
  <div className="wrap two-columns">
    <section className="prose">
      <h1>Help Us Improve</h1>
      <p className="lead">Tell us what would make your week easier. A sentence is plenty.</p>
    </section>
    <SuggestionForm />
  </div>
);
