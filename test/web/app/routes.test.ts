import { expect, test } from 'vitest';
import { appPaths, fileOf, publicPaths } from '#shared/web-paths.ts';
import { descriptions } from '#web/app/page-descriptions.ts';
import { routeAt, routes } from '#web/app/routes.tsx';
import { version } from '#web/app/site/site-footer.tsx';
import packageJson from '../../../package.json' with { type: 'json' };

test('the servers and the web app have the same list of pages', () => {
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

test('fixed dashboard pages take precedence over a helper with the same name', () => {
  expect(routeAt('/dashboard/profile')?.path).toBe('/dashboard/profile');
  expect(routeAt('/dashboard/sales')?.path).toBe('/dashboard/:helperId');
  expect(routeAt('/dashboard/')?.path).toBe('/dashboard');
  expect(routeAt('/nowhere')).toBeUndefined();
});

test('a trailing slash opens the same page, and an unknown address is not found', () => {
  expect(fileOf('/pricing/')).toBe('/pricing/index.html');
  expect(fileOf('/dashboard/sales')).toBe('/app.html');
  expect(fileOf('/dashboards')).toBeNull();
});

test('every meta description is between 50 and 160 characters long', () => {
  for (const [path, description] of Object.entries(descriptions)) {
    expect(description.length, path).toBeGreaterThan(50);
    expect(description.length, path).toBeLessThanOrEqual(160);
  }
});

test('the footer shows the version from package.json', () => {
  expect(packageJson.version.startsWith(version.replace('Version ', ''))).toBe(true);
});
