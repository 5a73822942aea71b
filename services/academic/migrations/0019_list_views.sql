-- Unlogged: it is read anew after a crash.
CREATE UNLOGGED TABLE "academic"."list_view" (
	"tenant_id" integer NOT NULL,
	"view" text NOT NULL,
	"ids" "bytea" NOT NULL,
	"totals" jsonb NOT NULL,
	"built_at" timestamp with time zone NOT NULL,
	CONSTRAINT "list_view_tenant_id_view_pk" PRIMARY KEY("tenant_id","view")
);
--> statement-breakpoint
-- Not compressed, so that a page reads the bytes of its own rows alone.
ALTER TABLE "academic"."list_view" ALTER COLUMN "ids" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "academic"."list_view" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_tenant" ON "academic"."list_view" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
ALTER TABLE "academic"."list_view" FORCE ROW LEVEL SECURITY;
