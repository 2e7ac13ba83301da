-- The columns of all records are text already. As JSON they were read through three times on their way out, four megabytes
-- of them, which took longer than all the rest.
set local role waldkerf_owner;

drop function api.w_get_kaefer_spalten(text);
create function api.w_get_kaefer_spalten(seit text default '') returns api."*/*"
language plpgsql stable set search_path = '' as $$
declare
  since xid8 := app.to_marker(seit);
  touched bigint[] := case when since is not null then array(select app.touched_beetles(since)) end;
  extract text := case when since is null then app.beetle_extract() end;
begin
  if extract is not null then
    return app.json_bytes(extract);
  end if;
  return app.json_bytes(format(
    '{"stand":"%s","vollstaendig":%s,"aktuell":true,"weg":%s,%s}',
    app.beetle_marker(), (since is null)::text,
    coalesce((
      select json_agg(t.id order by t.id) from unnest(touched) t (id)
      where not exists (select from data.kaefer k where k.id = t.id)
    ), '[]'),
    app.beetle_columns(touched)
  ));
end
$$;
grant execute on function api.w_get_kaefer_spalten(text) to ogf_new;

reset role;
