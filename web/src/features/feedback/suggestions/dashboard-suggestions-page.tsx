import { SuggestionForm } from './suggestion-form.tsx';

/** The suggestion box inside the dashboard. */
export const DashboardSuggestionsPage = () => (
  <>
    <header className="page-header">
      <h1>Help Us Improve</h1>
      <p>Tell us what would make your week easier. A sentence is plenty.</p>
    </header>
    <section className="content-section">
      <SuggestionForm />
    </section>
  </>
);
