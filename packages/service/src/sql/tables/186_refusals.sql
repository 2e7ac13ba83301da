-- Why the service says no, in German. A start fills it from packages/domain/src/refusals, before the rules that refuse.
create table app.refusal (
  key text primary key,
  code text not null,
  status integer not null check (status between 400 and 599),
  message text not null
);
-- They held one sentence each.
drop function if exists app.not_found(text);
drop function if exists app.refuse_archived();
drop function if exists app.refuse_sent();
drop function if exists app.refuse_unclear();
