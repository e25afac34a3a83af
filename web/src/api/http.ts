// Ordinary requests to the server. A failure is a `Problem`, thrown as an `ApiError`.

import type * as Api from './types';

export class ApiError extends Error {
  constructor(readonly problem: Api.Problem) {
    super(problem.text);
  }
}

/** The problem behind anything thrown; network failures count as trouble with the server. */
export function problemOf(error: unknown): Api.Problem {
  if (error instanceof ApiError) return error.problem;
  // What `fetch` throws if no answer came: the connection is gone, or the server.
  const code = error instanceof TypeError ? 'unreachable' : 'trouble';
  return { code: code as Api.Code, text: String(error) };
}

async function ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal, key?: string): Promise<T> {
  const answer = await fetch(`/api/v1${path}`, {
    method,
    signal,
    headers: {
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  });
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const problem = await answer.json().catch(() => ({ code: 'trouble', text: answer.statusText }));
  throw new ApiError(problem as Api.Problem);
}

/** The query of an address, without the values that are undefined. */
export function query(words: Record<string, string | number | undefined>): string {
  const given = Object.entries(words).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

const get = <T>(path: string) => ask<T>('GET', path);
const post = <T>(path: string, body?: unknown) => ask<T>('POST', path, body);

export const api = {
  about: () => get<Api.About>('/about'),
  games: () => get<Api.GameInfo[]>('/games'),
  game: (game: string) => get<Api.GameInfo>(`/games/${game}`),
  rules: (game: string, language: string) => get<Api.RuleInfo[]>(`/games/${game}/rules?language=${language}`),
  material: (game: string, brief = false) => get<Api.ItemInfo[]>(`/games/${game}/material${brief ? '?brief=true' : ''}`),
  lessons: (game: string) => get<Api.LessonInfo[]>(`/games/${game}/lessons`),
  lesson: (game: string, id: string) => get<Api.Lesson>(`/games/${game}/lessons/${id}`),
  puzzles: (game: string) => get<Api.PuzzleList>(`/games/${game}/puzzles`),
  puzzle: (game: string, number: string) => get<Api.PuzzlePosition>(`/games/${game}/puzzles/${encodeURIComponent(number)}`),
  /** Tries to solve a puzzle; without an action the person gives up. */
  solve: (game: string, number: number, action?: string) => post<Api.PuzzleVerdict>(`/games/${game}/puzzles/${number}`, { action }),
  check: (game: string, options: Record<string, unknown>) => post<Api.Checked>(`/games/${game}/check`, { options }),

  /** Undefined if the server does not know this person. */
  me: () => get<Api.Me | undefined>('/me'),
  arrive: (name: string) => post<Api.Me>('/me', { name }),
  rename: (name: string) => ask<Api.Me>('PATCH', '/me', { name }),
  ways: () => get<Api.Ways>('/me/ways'),
  endDevice: (device: string) => ask<void>('DELETE', `/me/devices/${encodeURIComponent(device)}`),
  endOtherDevices: () => ask<void>('DELETE', '/me/devices'),
  personalLink: () => post<Api.PersonalLink>('/me/link'),
  /** Has a mail with a link sent there; the address is mine once I have opened it. */
  addMail: (mail: Api.MailAddress) => post<void>('/me/mail', mail),
  removeMail: () => ask<void>('DELETE', '/me/mail'),
  /** Whose address a link from a mail confirms. */
  lookAtMail: (pass: string) => post<Api.MailInfo>('/mail/look', { pass }),
  confirmMail: (pass: string) => post<Api.MailInfo>('/mail/confirm', { pass }),
  /** Has a link to sign in sent there, if anybody has the address. */
  mailLink: (mail: Api.MailAddress) => post<void>('/enter/mail', mail),
  programs: () => get<Api.Program[]>('/me/tokens'),
  makeProgram: (program: Api.NewProgram) => post<Api.MadeProgram>('/me/tokens', program),
  endProgram: (token: string) => ask<void>('DELETE', `/me/tokens/${encodeURIComponent(token)}`),
  recoveryCodes: () => post<Api.RecoveryCodes>('/me/codes'),
  /** Whom a link or a code signs in. */
  lookAtPass: (pass: string) => post<Api.PassInfo>('/enter/look', { pass }),
  /** What the browser is to be asked for a new passkey. */
  beginPasskey: () => post<PublicKeyCredentialCreationOptionsJSON>('/me/passkeys/begin'),
  addPasskey: (credential: unknown) => post<Api.Passkey>('/me/passkeys', { credential }),
  removePasskey: (passkey: string) => ask<void>('DELETE', `/me/passkeys/${passkey}`),
  beginToEnter: () => post<PublicKeyCredentialRequestOptionsJSON>('/enter/passkey/begin'),
  enterWithPasskey: (credential: unknown, take: boolean) => post<Api.Entered>('/enter/passkey', { credential, take }),
  /** Signs in; `take` brings along what the person has who was signed in here before. */
  enter: (pass: string, take: boolean) => post<Api.Entered>('/enter', { pass, take }),
  forgetMe: () => ask<void>('DELETE', '/me'),
  profile: (person: string) => get<Api.Profile>(`/people/${encodeURIComponent(person)}`),
  preferences: () => get<Api.Preferences>('/me/preferences'),
  prefer: (wishes: Api.Preferences) => ask<Api.Preferences>('PUT', '/me/preferences', wishes),
  /** The notices I have not looked into. The server waits a while for one that is later than this. */
  notices: (after: number, signal: AbortSignal) => ask<Api.Notices>('GET', `/me/notices${query({ after })}`, undefined, signal),
  reach: () => get<Api.Reach>('/me/reach'),
  subscribe: (device: Api.PushDevice) => post<void>('/me/push', device),
  unsubscribe: (device: Api.PushEndpoint) => ask<void>('DELETE', '/me/push', device),
  setWebhook: (webhook: Api.NewWebhook) => ask<Api.Webhook>('PUT', '/me/webhook', webhook),
  removeWebhook: () => ask<void>('DELETE', '/me/webhook'),
  people: (table: string, invite?: string) => get<Api.TablePerson[]>(`/tables/${table}/people${query({ invite })}`),
  invite: (table: string, person: string) => post<void>(`/tables/${table}/invite`, { person }),
  invitations: () => get<Api.Invitation[]>('/me/invitations'),
  decline: (table: string) => ask<void>('DELETE', `/me/invitations/${table}`),
  blocks: () => get<Api.Blocked[]>('/me/blocks'),
  block: (person: string) => post<void>('/me/blocks', { person }),
  unblock: (person: string) => ask<void>('DELETE', `/me/blocks/${encodeURIComponent(person)}`),
  reportPerson: (report: Api.NewReport) => post<void>('/reports', report),
  /** Sits down at an open table of this kind, or opens one. */
  seek: (wish: Api.Seek) => post<Api.TableInfo>('/seek', wish),
  announcements: () => get<Api.Announcement[]>('/announcements'),
  myTables: () => get<Api.Summary[]>('/me/tables'),

  /** Public tables, to join or to watch. */
  openTables: (status: 'waiting' | 'running') => get<Api.Summary[]>(`/tables${query({ status })}`),
  make: (table: Api.NewTable) => post<Api.TableInfo>('/tables', table),
  table: (id: string, invite?: string) => get<Api.TableInfo>(`/tables/${id}${query({ invite })}`),
  join: (id: string, wish: Api.Join = {}) => post<Api.TableInfo>(`/tables/${id}/join`, wish),
  leave: (id: string) => post<Api.TableInfo>(`/tables/${id}/leave`),
  standIn: (id: string, seat: number) => post<Api.TableInfo>(`/tables/${id}/seats/${seat}/stand-in`),
  change: (id: string, change: Api.TableChange) => post<Api.TableInfo>(`/tables/${id}/change`, change),
  start: (id: string) => post<Api.TableInfo>(`/tables/${id}/start`),
  abandon: (id: string) => post<Api.TableInfo>(`/tables/${id}/abandon`),
  bot: (id: string, seat: number, level?: string) => post<Api.TableInfo>(`/tables/${id}/seats/${seat}/bot`, { level }),
  /** What is known to happen if this is done; nothing is. */
  preview: (id: string, question: string, actions: string[], signal: AbortSignal) =>
    ask<Api.Preview>('POST', `/tables/${id}/preview`, { question, actions }, signal),
  /** What a strong bot would do and why; the signal cancels the request. */
  hint: (id: string, question: string, coach: boolean, signal: AbortSignal) =>
    ask<Api.Advice>('POST', `/tables/${id}/hint`, { question, coach }, signal),
  rematch: (id: string) => post<Api.TableInfo>(`/tables/${id}/rematch`),
  analysis: (id: string, invite?: string) => get<Api.Analysis>(`/tables/${id}/analysis${query({ invite })}`),
  branch: (id: string, branch: Api.Branch, invite?: string) => post<Api.TableInfo>(`/tables/${id}/branch${query({ invite })}`, branch),
  replay: (id: string, moment: { at?: number; entry?: number; as?: string; invite?: string } = {}) =>
    get<Api.Replay>(`/tables/${id}/replay${query(moment)}`),
  beginStudy: (study: Api.NewStudy) => post<Api.Study>('/studies', study),
  study: (id: string, language: string) => get<Api.Study>(`/studies/${id}${query({ language })}`),
  changeStudy: (id: string, change: Api.StudyChange) => ask<Api.Study>('PATCH', `/studies/${id}`, change),
  deleteStudy: (id: string) => ask<void>('DELETE', `/studies/${id}`),
  studyPosition: (id: string, moment: Api.StudyMoment, signal?: AbortSignal) =>
    ask<Api.StudyPosition>('POST', `/studies/${id}/position`, moment, signal),
  myStudies: () => get<Api.StudySummary[]>('/me/studies'),
  /** Where everything the server has of me can be downloaded. */
  exportAddress: '/api/v1/me/export',
  /** Where the record of a game can be downloaded. */
  recordAddress: (id: string, invite?: string) => `/api/v1/tables/${id}/record${query({ invite })}`,
};

/** What the operator can do, with their key. */
export function operatorOf(key: string) {
  const operate = <T>(method: string, path: string, body?: unknown) => ask<T>(method, `/operator${path}`, body, undefined, key);
  return {
    reports: () => operate<Api.Report[]>('GET', '/reports'),
    done: (report: string) => operate<void>('POST', `/reports/${report}/done`),
    mute: (person: string, minutes: number) => operate<void>('POST', `/people/${encodeURIComponent(person)}/mute`, { minutes }),
    close: (table: string, reason: string) => operate<void>('POST', `/tables/${encodeURIComponent(table)}/close`, { reason }),
    announce: (wish: Api.NewAnnouncement) => operate<Api.Announcement>('POST', '/announcements', wish),
    unannounce: (id: string) => operate<void>('DELETE', `/announcements/${id}`),
  };
}
