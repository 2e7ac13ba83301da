-- The history of one record.

-- The log of a record, newest first. Former messages are shown to those who review and to the reporter; names to those
-- who review, and to the person named. Definer: nobody reads the log itself.
create or replace function app.beetle_history(of_kaefer bigint)
returns table (zeit timestamptz, wer text, aenderungen jsonb)
language sql stable security definer set search_path = ''
begin atomic
  select c.changed_at,
    case when r.reviews or c.changed_by = app.email() then c.changed_by end,
    (
      select jsonb_object_agg(e.key, case when e.key = 'message' and not (r.reviews or r.reported) then '[]' else e.value end)
      from jsonb_each(c.changes) e where e.key in ('status', 'art', 'message', 'bilder_anzahl')
    )
  from data.change_log c
    join data.kaefer k on k.id = c.row_id
    cross join lateral (
      select app.is_at_least('ogf_expert') as reviews, coalesce(k.user_id = app.user_id(), false) as reported
    ) r
  where c.table_name = 'kaefer' and c.row_id = of_kaefer
    and c.changes ?| array['status', 'art', 'message', 'bilder_anzahl']
    and (r.reviews or r.reported or k.status = 'published')
  order by c.id desc;
end;

create or replace function api.w_get_verlauf(id text default '')
returns table (zeit timestamptz, wer text, aenderungen jsonb)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  wanted bigint := (app.changed_beetle(app.to_id(w_get_verlauf.id))).id;
begin
  return query select h.* from app.beetle_history(wanted) h;
end
$$;

grant execute on function app.beetle_history, api.w_get_verlauf to ogf_new;
