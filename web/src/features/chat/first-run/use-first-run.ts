import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import { companySizes } from '#shared/domain/account/business-choices.ts';
import type { FirstAnswers } from '#shared/domain/chat/first-run-questions.ts';
import {
  type FirstRunQuestion,
  firstRunQuestions,
} from '#shared/domain/chat/first-run-questions.ts';
import { localDateOf } from '#shared/domain/lib/local-time.ts';
import { useSetAccount } from '#web/core/account.ts';
import { api } from '#web/core/api.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { numbersQuery } from '#web/features/numbers/numbers-query.ts';
import { keepSkipped, readSkipped } from './skipped-questions.ts';

/** What the business has answered, from its profile and its numbers. */
const useAnswers = (business: Business) => {
  const { data, isLoading } = useQuery({ ...numbersQuery(business.id), retry: false });
  const price = data?.numbers.find(({ id }) => id === 'average_job_value')?.value ?? '';
  const answers: FirstAnswers = {
    town: business.location,
    team: business.company_size ?? '',
    challenge: business.main_challenge,
    price,
  };
  return { answers, isLoading };
};

/** The questions of the first day: what is answered, which one is asked now, and what answering and skipping do. */
export const useFirstRun = (business: Business) => {
  const { answers, isLoading } = useAnswers(business);
  const [skipped, setSkipped] = useState(() => readSkipped(business.id));
  const [changing, setChanging] = useState<FirstRunQuestion | null>(null);
  const save = useSave(business.id);
  const open = firstRunQuestions.find((one) => !answers[one] && !skipped.includes(one));
  return {
    answers,
    isLoading,
    now: changing ?? open ?? null,
    change: setChanging,
    answer: async (question: FirstRunQuestion, value: string) => {
      await save(question, value);
      setChanging(null);
    },
    skip: (question: FirstRunQuestion) => {
      setChanging(null);
      if (answers[question]) return;
      const all = [...skipped, question];
      setSkipped(all);
      keepSkipped(business.id, all);
    },
    /** Puts the card away: nothing of it is asked again in this browser. */
    putAway: () => {
      setChanging(null);
      setSkipped([...firstRunQuestions]);
      keepSkipped(business.id, firstRunQuestions);
    },
  };
};

const useSave = (business_id: string) => {
  const setAccount = useSetAccount();
  const client = useQueryClient();
  return async (question: FirstRunQuestion, value: string) => {
    if (question === 'price') {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const today = localDateOf(serverNow(), timeZone);
      const numbers = [{ id: 'average_job_value' as const, value }];
      const known = await api.numbers.save({ business_id, today, numbers });
      client.setQueryData(numbersQuery(business_id).queryKey, known);
      return;
    }
    const size = companySizes.find((one) => one === value) ?? null;
    const details = {
      town: { location: value },
      team: { company_size: size },
      challenge: { main_challenge: value },
    }[question];
    setAccount(await api.businesses.update({ business_id, ...details }));
  };
};
