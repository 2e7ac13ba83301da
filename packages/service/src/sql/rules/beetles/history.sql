-- The history of one record.

-- The log of a record, newest first; one from a file begins with its import. Former messages are shown to those who review
-- and to the reporter; names, and the source of an import, to those who review, and to the person named. Definer: nobody
-- reads the log itself.
create or replace function app.beetle_history(of_kaefer bigint)
returns table (zeit timestamptz, wer text, aenderungen jsonb)
language sql stable security definer set search_path = ''
begin atomic
  select e.zeit, e.wer, e.aenderungen
  from (
    select c.id as nr, c.changed_at as zeit,
      case when r.reviews or c.changed_by = app.email() then c.changed_by end as wer,
      (
        select jsonb_object_agg(e.key, case when e.key = 'message' and not (r.reviews or r.reported) then '[]' else e.value end)
        from jsonb_each(c.changes) e where e.key in ('status', 'art', 'message', 'bilder_anzahl')
      ) as aenderungen
    from data.change_log c
      join data.kaefer k on k.id = c.row_id
      cross join lateral (
        select app.is_at_least('ogf_expert') as reviews, coalesce(k.user_id = app.user_id(), false) as reported
      ) r
    where c.table_name = 'kaefer' and c.row_id = of_kaefer
      and c.changes ?| array['status', 'art', 'message', 'bilder_anzahl']
      and (r.reviews or r.reported or k.status = 'published')
    union all
    select 0, i.begonnen_am, i.von, jsonb_build_object('herkunft', h.quelle)
    from data.kaefer_herkunft h
      join data.kaefer_import i on i.id = h.import_id
    where h.kaefer_id = of_kaefer and app.is_at_least('ogf_expert')
  ) e
  order by e.nr desc;
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
