import { trialDays } from '#shared/domain/plan/plans.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { ExampleChat } from './example-chat.tsx';
import { exampleConversations } from './example-conversations.ts';
import { HowItWorks } from './how-it-works.tsx';
import { SignUpCall } from './sign-up-call.tsx';

/** Where advertisements lead: one promise, three steps, examples, one button. Sign-ups from here count as its own source. */
export const AdPage = () => (
  <>
    <section className="hero dark-background">
      <div className="wrap">
        <div>
          <h1>
            Stuck on the business side? <em>Ask your 7 AI helpers.</em>
          </h1>
          <p className="lead">
            Quotes that go quiet. Overdue invoices. No time to post. Seven AI advisors give you a
            plan in plain English, based on your trade and your numbers.
          </p>
          <p className="cta">
            <LinkButton variant="accent" to="/signup">
              Start your {trialDays}-day free trial
            </LinkButton>
          </p>
          <p className="fine-print">No credit card needed. Takes about 2 minutes.</p>
        </div>
        <ExampleChat example={exampleConversations.lateInvoices} />
      </div>
    </section>
    <HowItWorks title="Get your first plan in 3 steps" />
    <section className="page-section page-section-sunk">
      <div className="wrap">
        <h2>What you get back</h2>
        <p className="section-lead">Sample answers, so you can see what you’ll get.</p>
        <div className="example-cards example-cards-two">
          <ExampleChat example={exampleConversations.quietQuotes} />
          <ExampleChat example={exampleConversations.badReview} />
        </div>
      </div>
    </section>
    <SignUpCall />
  </>
);
