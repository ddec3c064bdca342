export { AuthProvider, type AuthProviderProps } from './AuthProvider.js'
export { RequireAuth, type RequireAuthProps } from './RequireAuth.js'
export { createAuth } from './createAuth.js'
export { useAuth, useSession, useUser, type UseAuthResult } from './hooks.js'
export { AuthError, AuthProviderMissingError } from './errors.js'
export {
  AUTO_REFRESH_TICK_SECONDS,
  AUTO_REFRESH_TICK_THRESHOLD,
  EXPIRY_MARGIN_SECONDS,
  REALTIME_HEARTBEAT_SECONDS,
  REALTIME_TIMEOUT_SECONDS,
  STORAGE_LIST_LIMIT,
  STORAGE_LIST_SORT,
} from './constants.js'
export type {
  Auth,
  AuthActions,
  AuthClient,
  AuthNotice,
  AuthNoticeCode,
  AuthOptions,
  AuthState,
  AuthStorage,
  ClientOptions,
  Credentials,
  GoogleSignInOptions,
  LoadingAuthState,
  ProjectOptions,
  Session,
  SignedInAuthState,
  SignedOutAuthState,
  SignUpResult,
  User,
} from './types.js'
