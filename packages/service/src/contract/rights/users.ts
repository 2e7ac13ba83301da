import { call, get, patch, remove } from '../fixtures/request.ts'
import { admins, type Right, right } from './right.ts'

const toExpert = { status: 'ogf_expert' }
const names = { first_name: 'A', last_name: 'B', phone: '', berufsgruppe: '' }
const myProfile = { mail: '{myMail}', ...names }
const theirProfile = { mail: '{personMail}', ...names }
const myself = { user_id: '{me}', username: '{myMail}' }
const them = { user_id: '{person}', username: '{personMail}' }

export const users: readonly Right[] = [
  right('own row', get('/benutzer?user_id=eq.{me}'), 401, 'rows', 'rows', 'rows', 'rows', 'rows'),
  right('someone', get('/benutzer?user_id=eq.{person}'), 401, 'none', 'none', 'none', 'none', 'rows'),
  right('own data', call('a_get_user_data', { email: '{myMail}' }), 401, 'rows', 'rows', 'rows', 'rows', 'rows'),
  right('data', call('a_get_user_data', { email: '{personMail}' }), 401, 'none', 'none', 'none', 'none', 'rows'),
  right('own name', call('a_get_user_name', { g_mail: '{myMail}' }), 401, 200, 200, 200, 200, 200),
  right('name', call('a_get_user_name', { g_mail: '{personMail}' }), 401, 'none', 'none', 'none', 'none', 200),
  right('own address', call('a_get_user_exists', { db_role: '{myMail}' }), 401, 'yes', 'yes', 'yes', 'yes', 'yes'),
  right('address', call('a_get_user_exists', { db_role: '{personMail}' }), 401, 'no', 'no', 'no', 'no', 'yes'),
  right('all users', call('a_get_all_users'), 401, 403, 403, 403, 403, 'rows'),
  right('own database role', call('a_get_currentuser'), 401, 200, 200, 200, 200, 200),
  right('own signed-in address', call('a_get_currentsessionuser'), 401, 200, 200, 200, 200, 200),
  right('own profile', call('a_update_user', myProfile), 401, 403, 200, 200, 200, 200),
  right('profile', call('a_update_user', theirProfile), 401, 403, 404, 404, 404, 200),
  right('own flag', patch('/benutzer?user_id=eq.{me}', { mail_new: true }), 401, 403, 'rows', 'rows', 'rows', 'rows'),
  right('flag', patch('/benutzer?user_id=eq.{person}', { mail_new: true }), 401, 403, 'none', 'none', 'none', 'rows'),
  right('own status', patch('/benutzer?user_id=eq.{me}', { app_status: 'ogf_admin' }), 401, 403, 403, 403, 403, 403),
  right('own e-mail', patch('/benutzer?user_id=eq.{me}', { email: 'x@example.test' }), 401, 403, 403, 403, 403, 403),
  right('delete', remove('/benutzer?user_id=eq.{me}'), 401, 403, 403, 403, 403, 403),
  right('language of own mails', call('w_get_mail_sprache'), 401, 200, 200, 200, 200, 200),
  right('choose it', call('w_set_mail_sprache', { sprache: 'en' }), 401, 403, 200, 200, 200, 200),
  right('own report', call('w_get_auskunft', { user_id: '{me}' }), 401, 200, 200, 200, 200, 200),
  right('report', call('w_get_auskunft', { user_id: '{person}' }), 401, 403, 403, 403, 403, 200),
  right('report of nobody', call('w_get_auskunft', { user_id: '0' }), 401, 403, 403, 403, 403, 404),
  right('own request to be erased', call('w_get_loeschantrag'), 401, 403, 'none', 'none', 'none', 'none'),
  right('ask to be erased', call('w_set_loeschantrag', { beantragt: 'true' }), 401, 403, 200, 200, 200, 200),
  // The only change of one's own status; 409, as the example world's only administrator has to stay.
  right('ask', call('a_change_app_status', { ...myself, status: 'ogf_expert_query' }), 401, 403, 200, 200, 403, 409),
  right('promote oneself', call('a_change_app_status', { ...myself, ...toExpert }), 401, 403, 403, 403, 200, 409),
  right('promote someone', call('a_change_app_status', { ...them, ...toExpert }), 401, 403, 404, 404, 404, 200),
]

export const userAdministration: readonly Right[] = [
  admins('account', call('w_get_nutzer_konto', { user_id: '{person}' }), 200),
  admins('account of nobody', call('w_get_nutzer_konto', { user_id: '0' }), 404),
  admins('team', call('w_set_nutzer_team', { user_id: '{person}', apus_team: true, apus_admin: false }), 200),
  admins('leader without team', call('w_set_nutzer_team', { user_id: '{person}', apus_admin: true }), 400),
  admins('links of everyone', call('w_get_nutzer_kunden'), 'rows'),
  admins('links', call('w_get_nutzer_kunden', { user_id: '{person}' }), 'rows'),
  admins('reported records', call('w_get_nutzer_meldungen', { user_id: '{me}' }), 'rows'),
  admins('history', call('w_get_nutzer_verlauf', { user_id: '{person}' }), 'none'),
  admins('history of nobody', call('w_get_nutzer_verlauf', { user_id: '0' }), 404),
  admins('erasure beforehand', call('w_get_loeschung', { user_id: '{person}' }), 200),
  admins('erasure of nobody beforehand', call('w_get_loeschung', { user_id: '0' }), 404),
  admins('erasure', call('w_loesche_person', { user_id: '{person}' }), 200),
  admins('erasure of nobody', call('w_loesche_person', { user_id: '0' }), 404),
  admins('erasure of the last administrator', call('w_loesche_person', { user_id: '{me}' }), 409),
  admins('terms', call('w_get_datenschutz'), 200),
]

export const people: readonly Right[] = [
  //                                                                 anonymous new   citizens query expert admin
  right('names', call('w_get_personen', { user_ids: ['{person}'], mails: [] }), 401, 403, 403, 403, 'rows', 'rows'),
  right('names of nobody', call('w_get_personen', { user_ids: ['0'], mails: [] }), 401, 403, 403, 403, 'none', 'none'),
  admins('who has an account', call('w_get_nutzer_zugang'), 'rows'),
  admins('invite again', call('w_resend_einladung', { user_id: '{person}' }), 200),
  admins('invite oneself again', call('w_resend_einladung', { user_id: '{me}' }), 409),
  admins('invite nobody again', call('w_resend_einladung', { user_id: '0' }), 404),
]
