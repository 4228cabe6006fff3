import { actionButton, escaped, faultSection, page, signInSection } from '../page-markup.ts';
import { faults } from './api.ts';
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

const placeSection = (place: string, { title, reviews, posts }: LocationRow) =>
  `<section><h2 style="margin-top:0">${escaped(title)}</h2><div class="scroll"><table><tr><th>Who</th><th>Words</th><th></th></tr>${reviews
    .toReversed()
    .map((one) => reviewLine(place, one))
    .join(
      '',
    )}</table></div><div class="row">${actionButton('bad', 'New review, 2 stars', { place })}${actionButton('good', 'New review, 5 stars', { place })}</div>${postsTable(posts)}</section>`;

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
