import type { AuthErrorWords } from './words.js'

export type { AuthErrorWords }

/** The Italian messages for `describeAuthError`. */
export const italianAuthErrors: AuthErrorWords = {
  codes: {
    access_denied: 'L’accesso è stato annullato.',
    captcha_failed: 'Non abbiamo potuto verificare che sei una persona. Riprova.',
    client_not_loaded:
      'Una parte di questa pagina non si è caricata. Controlla la connessione a Internet e ricarica la pagina.',
    confirm_other_address:
      'Questo indirizzo è confermato. Ora apri il link nel messaggio inviato all’altro indirizzo.',
    confirmed_elsewhere: 'Il tuo indirizzo e-mail è confermato. Accedi.',
    conflict: 'La tua sessione è cambiata nello stesso momento. Riprova.',
    current_password_invalid: 'La password attuale non è corretta.',
    email_address_invalid: 'Questo indirizzo e-mail non si può usare. Prova con un altro.',
    email_address_not_authorized: 'Non possiamo inviare messaggi a questo indirizzo.',
    email_not_confirmed:
      'Prima conferma il tuo indirizzo e-mail. Trovi il link nella tua casella di posta.',
    invalid_credentials: 'L’indirizzo e-mail o la password non sono corretti.',
    link_expired: 'Questo link è già stato usato o è scaduto. Chiedine uno nuovo.',
    link_wrong_browser: 'Apri il link nel browser da cui l’hai chiesto.',
    network: 'Il server non è raggiungibile. Controlla la connessione a Internet e riprova.',
    oauth_error: 'L’accesso non è riuscito. Riprova.',
    over_email_send_rate_limit: 'Ti abbiamo appena inviato un messaggio. Aspetta un po’ e riprova.',
    over_request_rate_limit: 'Troppi tentativi. Aspetta un po’ e riprova.',
    provider_disabled: 'Questo modo di accedere non è disponibile.',
    provider_email_needs_verification:
      'Il tuo indirizzo e-mail non è ancora confermato. Trovi il link nella tua casella di posta.',
    reauthentication_needed:
      'Inserisci il codice che ti abbiamo inviato, così sappiamo che sei tu.',
    reauthentication_not_valid: 'Il codice non è corretto o è scaduto. Chiedine uno nuovo.',
    same_password: 'Questa è già la tua password. Scegline un’altra.',
    server_error: 'Il server non ha risposto come dovrebbe. Riprova più tardi.',
    session_check_failed: 'Non è stato possibile controllare la tua sessione. Accedi di nuovo.',
    session_expired: 'La tua sessione è scaduta. Accedi di nuovo.',
    signup_disabled: 'Al momento non si possono creare nuovi account.',
    user_already_exists: 'Esiste già un account con questo indirizzo e-mail.',
    user_banned: 'Questo account è bloccato.',
    user_sso_managed: 'Il tuo account è gestito dalla tua organizzazione. Modificalo da lì.',
    validation_failed: 'Controlla i dati inseriti e riprova.',
    weak_password: 'Questa password è troppo facile da indovinare. Scegline un’altra.',
    insufficient_aal: 'Prima inserisci un codice della tua app di autenticazione.',
    mfa_factor_name_conflict: 'Hai già un’app con questo nome. Scegli un altro nome.',
    mfa_factor_not_found: 'Questa app è stata rimossa nel frattempo.',
    mfa_ip_address_mismatch: 'La tua connessione è cambiata nel frattempo. Riprova.',
    mfa_not_enabled: 'Questo tipo di verifica in due passaggi non è disponibile.',
    mfa_recovery_codes_locked: 'Troppi codici di recupero sbagliati. Aspetta un po’ e riprova.',
    mfa_recovery_codes_sole_factor:
      'I codici di recupero da soli non bastano. Prima aggiungi un’app di autenticazione.',
    mfa_verification_failed:
      'Questo codice non è più valido. Inserisci quello che la tua app mostra ora.',
    mfa_verification_rejected: 'Questo codice non è stato accettato. Aspetta un po’ e riprova.',
    session_ended: 'La tua sessione è stata chiusa altrove. Accedi di nuovo.',
    too_many_enrolled_mfa_factors: 'Non puoi aggiungere altre app. Prima rimuovine una.',
  },
  weakPassword: {
    characters: 'Combina lettere, cifre e altri caratteri.',
    length: 'Scegli una password più lunga.',
    pwned: 'Questa password compare in una fuga di dati. Scegline un’altra.',
  },
  other: 'Qualcosa è andato storto. Riprova.',
}
