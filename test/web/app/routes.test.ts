import { expect, test } from 'vitest';
import { appPaths, fileOf, publicPaths } from '#shared/web-paths.ts';
import { descriptions } from '#web/descriptions.ts';
import { routeAt, routes } from '#web/routes.tsx';
import { version } from '#web/ui/site-footer.tsx';
import packageJson from '../../package.json' with { type: 'json' };

test('the servers and the web app agree on which pages there are', () => {
  const written = routes.filter(({ frame }) => frame === 'site').map(({ path }) => path);
  expect(written.toSorted()).toEqual([...publicPaths].toSorted());
  for (const { path, frame } of routes)
    expect(fileOf(path), path).toBe(
      frame === 'site' ? `${path === '/' ? '' : path}/index.html` : '/app.html',
    );
  for (const path of appPaths)
    expect(
      routes.some((route) => route.path.startsWith(path)),
      path,
    ).toBe(true);
});

test('fixed pages of the dashboard win over a helper of that name', () => {
  expect(routeAt('/dashboard/profile')?.path).toBe('/dashboard/profile');
  expect(routeAt('/dashboard/sales')?.path).toBe('/dashboard/:helperId');
  expect(routeAt('/dashboard/')?.path).toBe('/dashboard');
  expect(routeAt('/nowhere')).toBeUndefined();
});

test('an address with a trailing slash is the same page, and an unknown one is none', () => {
  expect(fileOf('/pricing/')).toBe('/pricing/index.html');
  expect(fileOf('/dashboard/sales')).toBe('/app.html');
  expect(fileOf('/dashboards')).toBeNull();
});

test('every sentence for search engines is long enough to say something and short enough to be shown', () => {
  for (const [path, description] of Object.entries(descriptions)) {
    expect(description.length, path).toBeGreaterThan(50);
    expect(description.length, path).toBeLessThanOrEqual(160);
  }
});

test('the footer shows the version of this product', () => {
  expect(packageJson.version.startsWith(version.replace('Version ', ''))).toBe(true);
});
