import { AdsSection } from './ads-section.tsx';
import { ContactMessagesSection } from './contact-messages-section.tsx';
import { OverviewSection } from './overview-section.tsx';
import { PreviewAsSection } from './preview-as-section.tsx';
import { SuggestionsSection } from './suggestions-section.tsx';
import { TodaysModelSpendSection } from './todays-model-spend-section.tsx';
import { ToolsSection } from './tools-section.tsx';
import { UsersSection } from './users-section.tsx';

/** Numbers, tools, previews, people and their words on one page; each part asks and fails for itself. */
export const DashboardView = () => (
  <>
    <OverviewSection />
    <TodaysModelSpendSection />
    <PreviewAsSection />
    <ToolsSection />
    <AdsSection />
    <UsersSection />
    <SuggestionsSection />
    <ContactMessagesSection />
  </>
);
