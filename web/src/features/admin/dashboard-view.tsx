import { AdsSection } from './ads-section.tsx';
import { MessagesSection } from './messages-section.tsx';
import { ModelSpendSection } from './model-spend-section.tsx';
import { NumbersSection } from './numbers-section.tsx';
import { PreviewAs } from './preview-as.tsx';
import { SuggestionsSection } from './suggestions-section.tsx';
import { ToolsSection } from './tools-section.tsx';
import { UsersSection } from './users-section.tsx';

/** Numbers, tools, previews, people and their words on one page; each part asks and fails for itself. */
export const DashboardView = () => (
  <>
    <NumbersSection />
    <ModelSpendSection />
    <PreviewAs />
    <ToolsSection />
    <AdsSection />
    <UsersSection />
    <SuggestionsSection />
    <MessagesSection />
  </>
);
