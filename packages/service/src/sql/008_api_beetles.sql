-- The exposed surface of the beetle part. Views run with the caller's rights; procedures too, unless they say why not.
set local role waldkerf_owner;

create view api.kaeferarten with (security_invoker = true) as
  select id, sci, de, alt, host, type from data.kaeferarten;

-- The reporter is named to whoever may see the person.
create view api.kaefer with (security_invoker = true) as
  select id, art, status, published_from, letzter_bearbeiter, message,
    case when (select app.is_at_least('ogf_admin')) or user_id = (select app.user_id()) then user_id end as user_id,
    fund_datum, gemeldet_am, lat, lon, bundesland, bilder_anzahl, version
  from data.kaefer;

create view api.bilder with (security_invoker = true) as
  select id, kaefer_id, filename, mime, breite, hoehe, aufgenommen_am, lat, lon from data.bilder;

grant select on api.kaeferarten to ogf_new;
grant select on api.kaefer to ogf_new;
grant update (art) on api.kaefer to ogf_expert;
grant select on api.bilder to ogf_citizens;

create function api.a_get_kaefer_by_bundesland() returns table (bundesland text, anzahl integer)
language sql stable set search_path = ''
begin atomic
  select c.bundesland, sum(c.anzahl)::integer from data.kaefer_count c
  group by c.bundesland having sum(c.anzahl) > 0
  order by 2 desc, c.bundesland collate "de-x-icu";
end;

create function api.a_get_kaefer_by_art() returns table (art integer, name text, anzahl integer)
language sql stable set search_path = ''
begin atomic
  select c.art, k.de, sum(c.anzahl)::integer from data.kaefer_count c join data.kaeferarten k on k.id = c.art
  group by c.art, k.de having sum(c.anzahl) > 0
  order by 3 desc, k.de collate "de-x-icu";
end;

-- '' or null means all. Newest first.
create function api.a_get_kaefer_overview(bundesland text default '', kaeferart text default '')
returns setof api.kaefer
language plpgsql stable set search_path = '' as $$
declare
  land text := coalesce(bundesland, '');
  species bigint := case when coalesce(kaeferart, '') <> '' then app.to_id(kaeferart) end;
begin
  return query
    select k.* from api.kaefer k
    where (land = '' or k.bundesland = land) and (species is null or k.art = species)
    order by k.gemeldet_am desc, k.id desc;
end
$$;

create function app.changed_beetle(wanted bigint) returns api.kaefer
language plpgsql stable set search_path = '' as $$
declare
  beetle api.kaefer;
begin
  select k.* into beetle from api.kaefer k where k.id = wanted;
  if not found then
    perform app.refuse(404, 'not_found', 'Die Meldung wurde nicht gefunden.');
  end if;
  return beetle;
end
$$;

-- published_from and letzter_bearbeiter are the server's: what the caller sends is not believed (app.guard_review).
create function api.a_update_kaefer(
  id text default '', status text default '', published_from text default '', letzter_bearbeiter text default ''
) returns api.kaefer
language plpgsql set search_path = '' as $$
declare
  wanted bigint := app.to_id(id);
  wanted_status text := coalesce(status, '');
begin
  if wanted_status not in ('new', 'in_review', 'query', 'published', 'rejected') then
    perform app.refuse(400, 'bad_status', 'Diesen Status gibt es nicht.');
  end if;
  update data.kaefer k set status = wanted_status where k.id = wanted;
  return app.changed_beetle(wanted);
end
$$;

create function api.a_update_message(id text default '', msg text default '') returns api.kaefer
language plpgsql set search_path = '' as $$
declare
  wanted bigint := app.to_id(id);
begin
  update data.kaefer k set message = coalesce(msg, '') where k.id = wanted;
  return app.changed_beetle(wanted);
end
$$;

-- The whole new list: what is not named is removed, the rest gets this order. Without a list nothing is changed.
create function api.a_update_bilder(kid text default '', bilder text[] default null) returns setof api.bilder
language plpgsql set search_path = '' as $$
declare
  wanted bigint := app.to_id(kid);
begin
  perform from data.kaefer k where k.id = wanted;
  if not found then
    perform app.refuse(404, 'not_found', 'Die Meldung wurde nicht gefunden.');
  end if;
  if not app.may_change_pictures(wanted) then
    perform app.refuse(403, 'not_yours', 'Diese Bilder dürfen Sie nicht ändern.');
  end if;
  if bilder is null or exists (
    select n from unnest(bilder) n
    except
    select b.filename from data.bilder b where b.kaefer_id = wanted
  ) then
    perform app.refuse(400, 'bad_picture', 'Ein genanntes Bild gehört nicht zu dieser Meldung.');
  end if;
  delete from data.bilder b where b.kaefer_id = wanted and b.filename <> all (bilder);
  update data.bilder b set position = array_position(bilder, b.filename) where b.kaefer_id = wanted;
  return query
    select a.* from api.bilder a join data.bilder b on b.id = a.id
    where a.kaefer_id = wanted order by b.position;
end
$$;

-- The answer's media type is the picture's own, so PostgREST may give it out for any.
create domain api."*/*" as bytea;

create function api.w_get_bild(id text default '') returns api."*/*"
language plpgsql stable set search_path = '' as $$
declare
  wanted bigint := app.to_id(id);
  mime text;
  bytes bytea;
begin
  select b.mime, app.picture_bytes(b.sha256) into mime, bytes from data.bilder b where b.id = wanted;
  if not found then
    perform app.refuse(404, 'not_found', 'Das Bild wurde nicht gefunden.');
  end if;
  perform set_config('response.headers', json_build_array(
    json_build_object('Content-Type', mime),
    -- The bytes of a picture never change; whether one may see it is asked again after a day.
    json_build_object('Cache-Control', 'private, max-age=86400, immutable')
  )::text, true);
  return bytes;
end
$$;

grant execute on function
  app.changed_beetle(bigint),
  api.a_get_kaefer_by_bundesland(), api.a_get_kaefer_by_art(), api.a_get_kaefer_overview(text, text)
to ogf_new;
grant execute on function api.a_update_bilder(text, text[]), api.w_get_bild(text) to ogf_citizens;
grant execute on function api.a_update_kaefer(text, text, text, text), api.a_update_message(text, text) to ogf_expert;

reset role;
