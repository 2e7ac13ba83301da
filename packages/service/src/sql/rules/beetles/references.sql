-- Reference pictures: who may choose one for comparison, and which are answered. The star is a column of the picture,
-- so that the log of pictures tells who set it.

grant update (stern) on data.bilder to ogf_expert;

create or replace function api.w_set_bild_stern(id text default '', stern text default '') returns api.bilder
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted constant bigint := app.to_id(id);
  star constant boolean := app.to_flag(stern);
  made api.bilder;
begin
  update data.bilder b set stern = star where b.id = wanted;
  perform app.refuse('not_found.picture') where not found;
  select a.* into made from api.bilder a where a.id = wanted;
  return made;
end
$$;

-- Definer: laypeople may see no row of others' pictures. They get those whose reporter agrees, without the record.
create or replace function app.reference_pictures(wanted bigint[])
returns table (id bigint, kaefer_id bigint, art integer)
language sql stable security definer set search_path = ''
begin atomic
  select p.id, case when p.reviews then p.kaefer_id end, p.art
  from (
    select b.id, b.kaefer_id, k.art, r.reviews,
      row_number() over (partition by k.art order by k.gemeldet_am desc, b.id desc) as nr
    from data.bilder b join data.kaefer k on k.id = b.kaefer_id
      cross join (select app.is_at_least('ogf_expert') as reviews) r
    where b.stern and k.status = 'published' and k.art = any (wanted)
      and (r.reviews or exists (select from data.bildfreigabe f where f.kaefer_id = k.id))
  ) p
  where p.nr <= 6
  order by array_position(wanted, p.art::bigint), p.nr;
end;

-- Six of each species at most, those of the latest reports: published ones alone. In the order of the species asked for.
create or replace function api.w_get_vergleichsbilder(arten text default '')
returns table (id bigint, kaefer_id bigint, art integer)
language plpgsql stable set search_path = '' as $$
declare
  wanted constant bigint[] := array(select app.to_id(a.id) from unnest(string_to_array(arten, ',')) a (id));
begin
  perform app.refuse('too_many_species') where cardinality(wanted) > 12;
  return query select r.* from app.reference_pictures(wanted) r;
end
$$;

grant execute on function api.w_set_bild_stern to ogf_expert;
grant execute on function app.reference_pictures, api.w_get_vergleichsbilder to ogf_citizens;
