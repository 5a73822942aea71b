CREATE TABLE "financial"."connected_method" (
	"method" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- What an institution takes money by, in display order: what its setting says, without it Pix, of what an adapter is connected for.
create function financial.offered_methods(institution integer) returns text[]
language sql stable parallel safe
return array(
  select m.method
  from unnest(coalesce((select s.methods from financial.payment_setting s where s.institution_id = institution), '{pix}'::text[]))
    with ordinality as m(method, position)
  join financial.connected_method c on c.method = m.method
  order by m.position);
