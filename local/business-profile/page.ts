import { addDays } from '#shared/domain/lib/local-date.ts';
import { actionButton, escaped, faultSection, page, signInSection } from '../page-markup.ts';
import { faults } from './api.ts';
import { countedOn, type Metric, toldAfterDays } from './performance.ts';
import type { LocationRow, PostRow, ProfileState, ReviewRow } from './store.ts';

const reviewLine = (place: string, one: ReviewRow) =>
  `<tr><td>${escaped(one.reviewer.displayName ?? 'Somebody')}<br>${escaped(one.starRating)}</td><td>${escaped(one.comment)}${
    one.reviewReply ? `<p class="soft">Answer: ${escaped(one.reviewReply.comment)}</p>` : ''
  }</td><td><div class="row">${
    actionButton('worse', 'Change to 1 star', { place, id: one.reviewId }) +
    actionButton('answer', 'Answer there', { place, id: one.reviewId }) +
    actionButton('remove', 'Take it away', { place, id: one.reviewId })
  }</div></td></tr>`;

const postLine = ({ summary, createTime, callToAction }: PostRow) =>
  `<tr><td>${escaped(createTime.slice(0, 16).replace('T', ' '))}</td><td style="white-space:pre-wrap">${escaped(summary)}${
    callToAction ? '<p class="soft">Button: Call now</p>' : ''
  }</td></tr>`;

const postsTable = (posts: readonly PostRow[]) =>
  posts.length > 0
    ? `<h3>Posts</h3><div class="scroll"><table><tr><th>When (UTC)</th><th>Words</th></tr>${posts
        .toReversed()
        .map(postLine)
        .join('')}</table></div>`
    : '<p class="soft">No posts yet.</p>';

const shownDays = 10;

const numberInput = (name: string, value: number | string, label: string) =>
  `<label style="flex:1 1 6rem">${label}<input name="${name}" type="number" min="0" value="${escaped(value)}"></label>`;

const dayForm = (place: string, location: LocationRow, day: string, today: string) => {
  const counted = (metric: Metric) => countedOn(location, metric, day, today);
  const inputs = [
    numberInput('calls', counted('CALL_CLICKS'), 'Calls'),
    numberInput('directions', counted('BUSINESS_DIRECTION_REQUESTS'), 'Direction requests'),
    numberInput('website', counted('WEBSITE_CLICKS'), 'Website clicks'),
  ].join('');
  return `<form method="post" class="row"><input type="hidden" name="do" value="count"><input type="hidden" name="place" value="${escaped(place)}"><input type="hidden" name="day" value="${day}"><b>${day}</b>${inputs}<button type="submit">Change</button></form>`;
};

/** The last days, those of which nothing is told yet first. */
const daysTable = (place: string, location: LocationRow) => {
  const today = new Date().toISOString().slice(0, 10);
  const forms = Array.from({ length: shownDays }, (_, nth) =>
    dayForm(place, location, addDays(today, -nth), today),
  );
  return `<details><summary>What people did, by day</summary><p class="soft">Days are told ${toldAfterDays} days late, and may be changed later.</p>${forms.join('')}</details>`;
};

const placeSection = (place: string, location: LocationRow) => {
  const { title, reviews, posts } = location;
  return `<section><h2 style="margin-top:0">${escaped(title)}</h2><div class="scroll"><table><tr><th>Who</th><th>Words</th><th></th></tr>${reviews
    .toReversed()
    .map((one) => reviewLine(place, one))
    .join(
      '',
    )}</table></div><div class="row">${actionButton('bad', 'New review, 2 stars', { place })}${actionButton('good', 'New review, 5 stars', { place })}</div>${postsTable(posts)}${daysTable(place, location)}</section>`;
};

/** The profiles for a person: reviews arrive, change and go, posts stand, consents end, and calls fail. */
export const profilePage = ({ people }: ProfileState, waiting: readonly string[]) =>
  page({
    title: 'Local business profile',
    note: 'Local business profile. It stands in for Google Business Profile; nothing leaves this machine.',
    body: [
      ...Object.entries(people).flatMap(([person, { locations }]) =>
        Object.entries(locations).map(([id, location]) =>
          placeSection(`accounts/${person}/locations/${id}`, location),
        ),
      ),
      signInSection,
      faultSection(faults, waiting),
    ].join('\n'),
  });
