export {
  createFakeAuth,
  type FakeAuth,
  type FakeAuthAction,
  type FakeAuthOptions,
} from './createFakeAuth.js'
export { FakeAuthProvider, type FakeAuthProviderProps } from './FakeAuthProvider.js'
