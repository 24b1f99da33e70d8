// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createSettings } from '../../src/store/settings';
import { StoresContext } from '../../src/store/useGame';
import { followAddress } from '../../src/ui/address';
import { useToStart } from '../../src/ui/useToStart';
import { toyStore } from '../helpers/toy/toyStore';

afterEach(cleanup);

it('leads to the start page from a game that a lesson led to', () => {
  const { store, begin } = toyStore();
  followAddress(store);
  store.getState().learn('toy/last');
  begin();
  const stores = { game: store, settings: createSettings(() => sessionStorage) };
  const { result } = renderHook(() => useToStart(), {
    wrapper: ({ children }) => <StoresContext value={stores}>{children}</StoresContext>,
  });
  act(result.current);
  expect([store.getState().play, store.getState().learning, location.hash]).toEqual([null, null, '']);
});
