import { useEffect, useState } from 'react';
import type { BrowserConfig } from '#shared/browser-config.ts';

let loading: Promise<BrowserConfig> | undefined;

/** What this stage is made of; fetched once, and once more after a failure. Rejects when it cannot be read. */
export const loadConfig = () => {
  loading ??= fetchConfig().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};

/** The stage's settings for a page that can do without them at first: undefined until they are here. */
export const useConfig = () => {
  const [config, setConfig] = useState<BrowserConfig>();
  useEffect(() => {
    let current = true;
    loadConfig().then(
      (loaded) => current && setConfig(loaded),
      () => {},
    );
    return () => {
      current = false;
    };
  }, []);
  return config;
};

const fetchConfig = async (): Promise<BrowserConfig> => {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`config.json answered ${response.status}`);
  return await response.json();
};
