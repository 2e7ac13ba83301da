-- The history of a person: own columns, and links to clients.

-- The log entry of a link always names both ends: a changed flag alone would not tell whose it was. Seeds leave no
-- trace.
create or replace function app.record_link() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := case tg_op when 'UPDATE' then to_jsonb(old) else '{}' end;
begin
  if tg_op = 'INSERT' and app.email() = '' or before = to_jsonb(new) then
    return null;
  end if;
  insert into data.change_log (table_name, row_id, changes)
    select tg_table_name, new.client_id, jsonb_object_agg(key, jsonb_build_array(before -> key, value))
    from jsonb_each(to_jsonb(new));
  return null;
end
$$;

-- Columns of a person that the history tells.
create or replace function app.told_of_user() returns text[]
language sql immutable set search_path = ''
return array[
  'first_name', 'last_name', 'phone', 'berufsgruppe', 'app_status', 'apus_team', 'apus_admin', 'mail_register',
  'mail_new', 'mail_rejected', 'mail_published', 'mail_expert_request', 'mail_expert_approved'
];

-- The log entry of a link as whether there was and is one, and its flag before and after.
create or replace function app.told_of_link(changes jsonb) returns jsonb
language sql immutable set search_path = ''
return jsonb_build_object(
  'verbunden', jsonb_build_array(changes -> 'user_id' ->> 0 is not null, changes -> 'user_id' ->> 1 is not null),
  'kataster_enabled', jsonb_build_array(
    coalesce((changes -> 'kataster_enabled' ->> 0)::boolean, false),
    coalesce((changes -> 'kataster_enabled' ->> 1)::boolean, false)
  )
);

-- The log of a person, newest first; without changes the row was made. Definer: nobody reads the log itself.
create or replace function app.user_history(of_user bigint)
returns table (zeit timestamptz, wer text, client_id bigint, kunde text, aenderungen jsonb)
language sql stable security definer set search_path = ''
begin atomic
  select h.changed_at, h.changed_by, h.client_id, k.name, coalesce((
    select jsonb_object_agg(e.key, e.value) from jsonb_each(h.changes) e where e.value -> 0 is distinct from e.value -> 1
  ), '{}')
  from (
    select c.id, c.changed_at, c.changed_by, null::bigint as client_id, coalesce((
      select jsonb_object_agg(e.key, e.value) from jsonb_each(c.changes) e where e.key = any (app.told_of_user())
    ), '{}') as changes
    from data.change_log c
    where c.table_name = 'benutzer' and c.row_id = of_user
      and (c.changes = '{}' or c.changes ?| app.told_of_user())
    union all
    select c.id, c.changed_at, c.changed_by, c.row_id, app.told_of_link(c.changes)
    from data.change_log c where c.table_name = 'kunde_benutzer' and app.linked_user(c.changes) = of_user
  ) h left join data.kunde k on k.client_id = h.client_id
  order by h.id desc;
end;

create or replace function api.w_get_nutzer_verlauf(user_id text default '')
returns table (zeit timestamptz, wer text, client_id bigint, kunde text, aenderungen jsonb)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  wanted bigint := app.known_user(w_get_nutzer_verlauf.user_id);
begin
  return query select h.* from app.user_history(wanted) h;
end
$$;

grant execute on function app.user_history, api.w_get_nutzer_verlauf to ogf_admin;
