import { actionButton, escaped, faultSection, page, signInSection } from '../page-markup.ts';
import { faults } from './api.ts';
import type { FacebookState, PageRow, PostRow } from './store.ts';

const postLine = (id: string, { id: post, message, created_time, full_picture }: PostRow) =>
  `<tr><td>${escaped(created_time.slice(0, 16).replace('T', ' '))}</td><td style="white-space:pre-wrap">${escaped(message)}${
    full_picture
      ? `<br><img src="${escaped(full_picture)}" alt="Photo of the post" style="max-width:16rem">`
      : ''
  }</td><td>${actionButton('remove', 'Delete it there', { page: id, post })}</td></tr>`;

const pageSection = (id: string, { name, posts }: PageRow) =>
  `<section><h2 style="margin-top:0">${escaped(name)}</h2>${
    posts.length > 0
      ? `<div class="scroll"><table><tr><th>When (UTC)</th><th>Words</th><th></th></tr>${posts
          .toReversed()
          .map((post) => postLine(id, post))
          .join('')}</table></div>`
      : '<p class="soft">No posts yet.</p>'
  }</section>`;

/** The Pages for a person: what was posted stands here, consents end, and calls fail. */
export const facebookDeveloperPage = (
  { people, pages }: FacebookState,
  waiting: readonly string[],
): string =>
  page({
    title: 'Local Facebook',
    note: 'Local Facebook. It stands in for Facebook Pages; nothing leaves this machine.',
    body: [
      ...Object.entries(pages).map(([id, row]) => pageSection(id, row)),
      `<section><h2 style="margin-top:0">In the settings of Facebook</h2><div class="row">${Object.entries(
        people,
      )
        .map(([person, { name }]) =>
          actionButton('withdraw', `Remove Sevenhands for ${name}`, { person }),
        )
        .join('')}</div></section>`,
      signInSection,
      faultSection(faults, waiting),
    ].join('\n'),
  });
