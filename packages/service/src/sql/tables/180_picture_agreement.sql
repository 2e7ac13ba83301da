-- A reporter's agreement that pictures of a report are shown to others to compare with: a row is a yes, its removal the
-- withdrawal, and the log has both. Rows of their own, so that a decision on the record and a withdrawal never meet.
create table data.bildfreigabe (
  kaefer_id bigint primary key references data.kaefer (id) on delete cascade,
  wer text not null default app.email(),
  seit timestamptz not null default app.now()
);
-- Who has new reports begin with a yes.
create table data.bildfreigabe_neue (
  user_id bigint primary key references data.benutzer (user_id) on delete cascade,
  seit timestamptz not null default app.now()
);
call app.protect('data.bildfreigabe');
call app.protect('data.bildfreigabe_neue');

drop function if exists api.w_add_kaefer(text, text, text, text, text, text);
