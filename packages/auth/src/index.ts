export { AuthProvider, type AuthProviderProps } from './AuthProvider.js'
export {
  RequireAuth,
  RequireRecovery,
  RequireSignedOut,
  type GuardContent,
  type RequireAuthProps,
  type RequireRecoveryProps,
  type RequireSignedOutProps,
} from './guards.js'
export { createAuth } from './createAuth.js'
export { useAuth, useSession, useUser, type UseAuthResult } from './hooks.js'
export { useAccount, type UseAccountResult } from './useAccount.js'
export { useFactors, type RecoveryCodes, type UseFactorsResult } from './useFactors.js'
export { useSessions, type UseSessionsResult } from './useSessions.js'
export type { DeletionProof } from './account.js'
export type {
  AuthFactor,
  EnrolledFactor,
  FactorActions,
  FactorCode,
  FactorEnrollment,
  FactorRemoval,
  RecoveryCodeActions,
  RecoveryCodeCount,
} from './factors.js'
export type { LoadStatus } from './resource.js'
export type { AccountSession, EndSession, SessionActions } from './sessions.js'
export { needsSecondStep } from './secondStep.js'
export { AuthError, AuthProviderMissingError } from './errors.js'
export { readReturnTo, rememberReturnTo, safeReturnTo, takeReturnTo } from './returnTo.js'
export {
  describeAuthError,
  type AuthErrorWords,
  type AuthWordsCode,
  type FactorErrorCode,
  type WeakPasswordReason,
} from './words.js'
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
  AccountService,
  Auth,
  AuthActions,
  AuthClient,
  AuthCodeType,
  AuthLinkType,
  AuthNotice,
  AuthNoticeCode,
  AuthOptions,
  AuthState,
  AuthStorage,
  AuthTools,
  CaptchaProof,
  ClientOptions,
  CodeCheck,
  CodeRequest,
  Credentials,
  EmailChange,
  GoogleSignInOptions,
  LinkRequest,
  LoadingAuthState,
  MailRequest,
  PasswordUpdate,
  ProfileUpdate,
  ProjectOptions,
  Provider,
  ProviderSignInOptions,
  RecoveryAuthState,
  SecondStepAuthState,
  ReturnAddress,
  Session,
  SignedInAuthState,
  SignedOutAuthState,
  SignInResult,
  SignUpOptions,
  SignUpResult,
  User,
  UserData,
} from './types.js'
